export { createTestClock, type TestClock } from './clock.ts';
export { createFakePlayer, type FakePlayer } from './fake-player.ts';
export { createFakeRecogniser, type FakeRecogniser } from './fake-recogniser.ts';
export { createFakeRecorder, type FakeRecorder } from './fake-recorder.ts';
export { type FakeMicrophone, microphones } from './microphone.ts';
export { type ConversationScenario, createConversationScenario } from './scenario.ts';
export { createTestConversationServer, type TestConversationServerOptions } from './scenario-server.ts';
export { createTestTranscriber } from './scenario-transcriber.ts';
export { createTestSocketServer, type TestSocketLink, type TestSocketServer } from './socket-server.ts';
