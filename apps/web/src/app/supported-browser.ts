/** Whether this browser has the speech recognition that the product needs. */
export const isSupportedBrowser = (scope: object): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;
