/** Whether this browser has the speech recognition that the product needs (spec §1). */
export const isSupportedBrowser = (scope: object): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
