/** From here on an expected answer counts before sadness, orders or questions: an author wrote nearly these words. */
export const certain = 0.8;
/** So sure it must be that a learner who was sad has come back to the scene. */
export const told = 0.9;
/** From here on a clause counts beside a question or a flow. */
export const clear = 0.6;
/** From here on an intent is recognised well enough for its author's reaction. */
export const reactsFrom = 0.52;
/** A reaction of so few words is an echo. */
export const shortEcho = 7;
/** From here on a question is like something that the author thought of. */
export const alike = 0.3;
/** A shorter question may be a part of something else. */
export const shortestQuestion = 3;
/** Below this an expected answer may be another thing that was said. */
export const likely = 0.7;
