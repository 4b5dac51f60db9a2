if (
  location.search ||
  localStorage.getItem('authToken') ||
  !('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)
) {
  document.documentElement.dataset.redrawn = '';
}
addEventListener('submit', (event) => event.preventDefault());
