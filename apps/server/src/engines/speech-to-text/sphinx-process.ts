import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A recogniser process that keeps running: it reads names of recordings and writes a line for each, so that its models are loaded once. */
export interface SphinxProcess {
  /**
   * The words in `<folder>/<name>.raw` (16 kHz, 16 bit, one channel), as the recogniser wrote them. One call at a time.
   * Rejects when the process ends; with the signal's reason when it is aborted, which ends the process, as nothing else stops it.
   */
  recognise(name: string, signal: AbortSignal): Promise<string>;
  readonly isRunning: boolean;
  kill(): void;
}

export interface SphinxOptions {
  /** The program `pocketsphinx_batch`. */
  readonly program: string;
  /** Folder of the en-us model, as Debian's pocketsphinx-en-us lays it out. */
  readonly model: string;
  /** Folder of the recordings. */
  readonly folder: string;
}

/**
 * The two `cat` make the ends real pipes: Node's are sockets, which /dev/stdin and /dev/stdout cannot open. They also end
 * the recogniser when the server is killed: its list of names then ends. `kill 0` ends the first `cat`, which would wait for one
 * more name, when the recogniser dies.
 */
const pipeline = 'cat | { "$0" "$@"; kill 0; } | cat';

/**
 * Fewer guesses followed at once than the program's own defaults: measured on 30 sentences of a learner, in the voice that it
 * understands worst, 0.21 instead of 0.39 s of work for a second of sound, at the same 12.6 % of words wrong. Narrower beams,
 * skipped frames (-ds 2) and a second pass left out cost words; wider beams (10.2 %) cost twice the time.
 */
const search = ['-topn', '2', '-maxhmmpf', '3000', '-maxwpf', '10'];

/** Starts a recogniser. It needs about 0.6 s to load and 105 MB; 57 s of sound and more are read in one go. */
export function startSphinx({ program, model, folder }: SphinxOptions): SphinxProcess {
  const models = ['-hmm', `${model}/en-us`, '-lm', `${model}/en-us.lm.bin`, '-dict', `${model}/cmudict-en-us.dict`];
  const files = ['-adcin', 'yes', '-cepdir', folder, '-cepext', '.raw', '-ctl', '/dev/stdin', '-hyp', '/dev/stdout'];
  const args = ['-c', pipeline, program, ...models, ...files, ...search, '-logfn', '/dev/null'];
  const child = spawn('/bin/sh', args, { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout });
  let isRunning = true;
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  const end = (cause?: unknown) => {
    isRunning = false;
    ended.reject(new Error('pocketsphinx ended before it answered.', { cause }));
  };
  child.on('error', end);
  child.on('exit', () => end());
  // A name that is written to a process that has just died fails here; `exit` tells the caller.
  child.stdin.on('error', end);
  child.unref();

  const kill = () => {
    isRunning = false;
    killGroup(child);
  };

  return {
    async recognise(name, signal) {
      signal.throwIfAborted();
      const heard = Promise.withResolvers<string>();
      const listen = (line: string) => heard.resolve(line);
      const abort = () => {
        kill();
        heard.reject(signal.reason);
      };
      lines.once('line', listen);
      signal.addEventListener('abort', abort, { once: true });
      try {
        child.stdin.write(`${name}\n`);
        return readHypothesis(await Promise.race([heard.promise, ended.promise]), name);
      } finally {
        lines.off('line', listen);
        signal.removeEventListener('abort', abort);
      }
    },
    get isRunning() {
      return isRunning;
    },
    kill,
  };
}

/** A line is `the words (name score)`. */
function readHypothesis(line: string, name: string): string {
  const match = /^(.*)\((\S+) -?\d+\)$/.exec(line);
  if (match?.[2] !== name) throw new Error(`pocketsphinx answered out of turn: ${line}`);
  return match[1] ?? '';
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}
