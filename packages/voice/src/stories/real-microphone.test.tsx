import '@sayso/ui/theme';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { microphoneMessages } from '../io/recorder/faults.ts';
import { RecogniserMachine } from './RecogniserMachine.tsx';
import { RecorderMachine } from './RecorderMachine.tsx';
import { SilenceMachine } from './SilenceMachine.tsx';
import { TranscriberMachine } from './TranscriberMachine.tsx';

let root: Root | undefined;
const mount = (machine: ReactNode) => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(machine);
};
const watchErrors = () => vi.spyOn(console, 'error');
let errors: ReturnType<typeof watchErrors>;
beforeEach(() => {
  errors = watchErrors();
});
afterEach(() => {
  root?.unmount();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const chooseReal = () => page.getByText('Real microphone', { exact: true }).click();
const levelNow = () => Number(page.getByRole('meter').element().getAttribute('aria-valuenow'));
const withinHalfMinute = { timeout: 30_000 };

/** The number before these words, as the page shows it. */
const shown = (pattern: RegExp) => {
  const found = pattern.exec(document.body.textContent)?.[1];
  return Number(found?.replaceAll(',', ''));
};

describe('the pages of voice on a real microphone', () => {
  it('asks for it on a press and not before, shows a level that moves, and gives a recording that plays', async () => {
    const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    mount(<RecorderMachine />);
    await chooseReal();
    expect(open).not.toHaveBeenCalled();
    await press('Record');
    await expect.element(page.getByRole('button', { name: 'Stop' }), withinHalfMinute).toBeVisible();
    expect(open).toHaveBeenCalledTimes(1);
    await expect.poll(levelNow, withinHalfMinute).toBeGreaterThan(-35);
    const levels = new Set<number>();
    await expect.poll(() => levels.add(levelNow()).size, withinHalfMinute).toBeGreaterThan(3);
    await expect.poll(() => shown(/Elapsed([\d.]+) s/), withinHalfMinute).toBeGreaterThan(3);
    await press('Stop');
    await expect.element(page.getByText('audio/webm;codecs=opus'), withinHalfMinute).toBeVisible();
    const seconds = shown(/Length([\d.]+) s/);
    expect(shown(/Size([\d,]+) bytes/) / seconds).toBeGreaterThan(1500);
    expect(shown(/Size([\d,]+) bytes/) / seconds).toBeLessThan(6000);
    await press('Play back');
    await expect.element(page.getByText('Played to its end.'), withinHalfMinute).toBeVisible();
    const { value: stream } = open.mock.settledResults[0] ?? {};
    expect(stream instanceof MediaStream && stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(
      true,
    );
  });

  it('ends by silence after the speech, and not in the middle of it', async () => {
    mount(<SilenceMachine />);
    await chooseReal();
    await press('Record');
    const ended = page.getByText(/^Silence ended it, /);
    await expect.element(ended, withinHalfMinute).toBeVisible();
    const at = shown(/Silence ended it, ([\d.]+) s/);
    expect(at).toBeGreaterThan(5);
    expect(at).toBeLessThan(15);
    expect(shown(/Silent for([\d.]+) s/)).toBeGreaterThan(2);
    expect(shown(/Silent for([\d.]+) s/)).toBeLessThan(3.5);
  });

  it('hands a real recording to the transcriber', async () => {
    mount(<TranscriberMachine />);
    await chooseReal();
    await press('Record');
    await expect.poll(levelNow, withinHalfMinute).toBeGreaterThan(-35);
    await press('Stop');
    await expect.element(page.getByText('yours'), withinHalfMinute).toBeVisible();
    await press('Transcribe');
    await expect.element(page.getByText('I went to the lake.'), withinHalfMinute).toBeVisible();
  });

  it('says in words that the microphone was refused, and records when it is allowed', async () => {
    const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    open.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
    mount(<RecorderMachine />);
    await chooseReal();
    await press('Record');
    await expect.element(page.getByRole('alert')).toHaveTextContent(microphoneMessages.refused);
    await press('Record');
    await expect.element(page.getByRole('button', { name: 'Stop' }), withinHalfMinute).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('stops listening by itself when the browser’s own recogniser is refused', async () => {
    class RefusedRecogniser extends EventTarget {
      continuous = false;
      interimResults = false;
      lang = '';
      start() {
        queueMicrotask(() => {
          this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
          this.dispatchEvent(new Event('end'));
        });
      }
      stop() {}
      abort() {}
    }
    vi.stubGlobal('SpeechRecognition', RefusedRecogniser);
    mount(<RecogniserMachine />);
    await page.getByText('Real recogniser of this browser').click();
    await press('Listen');
    await expect.element(page.getByText('The server is asked instead.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  });

  it('falls back to the server, without a press, where the browser’s own recogniser cannot listen', async () => {
    mount(<RecogniserMachine />);
    await page.getByText('Real recogniser of this browser').click();
    await press('Listen');
    await expect.element(page.getByText('The server is asked instead.'), withinHalfMinute).toBeVisible();
  });
});
