import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { whoAmI } from './readme-api.ts';
import { Greeting } from './readme-ui.tsx';
import { record } from './readme-voice.ts';

/** Shows the result of a press as JSON, which the test reads. */
function App() {
  const [outcome, setOutcome] = useState('');
  const start = async () => {
    const name = await whoAmI();
    let loudest = 0;
    const recording = await record(1000, (level) => {
      loudest = Math.max(loudest, level);
    });
    const { mediaType, size, durationMs } = recording;
    const { length } = await recording.base64();
    setOutcome(JSON.stringify({ name, loudest, mediaType, size, durationMs, length }));
  };
  return (
    <>
      <Greeting
        onStart={() => {
          start().catch((error: unknown) => setOutcome(String(error)));
        }}
      />
      <output>{outcome}</output>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
