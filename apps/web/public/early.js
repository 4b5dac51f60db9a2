if (localStorage.getItem('authToken') || !('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) {
  document.documentElement.dataset.redrawn = '';
}
