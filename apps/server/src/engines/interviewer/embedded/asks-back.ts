const asking =
  /\?$|^(?:(?:yes|ok|okay|well|so|um|and|sure|maybe)[ ,]+)*(?:(?:what|how|when|who|where|which|why|do|does|is|are|can|could|will|would|may)\b(?! (?:don't|do not)\b)|(?:i have|i've) (?:a|one|two|some) questions?\b|(?:i'd|i would|i want|i wanted) (?:like |love )?to (?:know|ask|hear|learn)\b|(?:i'd|i would|i am|i'm) (?:also |very )?(?:be )?(?:interested|curious|glad) to (?:know|hear|learn)\b|tell me\b)/i;

/** Whether the learner asks something here; a recogniser writes no question marks. */
export const asksBack = (sentence: string): boolean => asking.test(sentence.trim());
