// Runs before the page is painted, and is no module for that reason: what was drawn at build is for visitors whose browser can listen.
if (localStorage.getItem('authToken') || !('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) {
  document.documentElement.dataset.redrawn = '';
}
