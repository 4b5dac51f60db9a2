/** The numbers of WASI preview 1 that are used here (wasi_snapshot_preview1, `errno` and `filetype`). */
const success = 0;
const badDescriptor = 8;
const notSupported = 58;
const characterDevice = 2;
const directory = 3;
const regularFile = 4;
/** Descriptors: 1 and 2 are the outputs of every program, 3 is the one folder there is, 4 the one file it writes. */
const folder = 3;
const file = 4;

export interface WasiRun {
  /** Content of the file that the program wrote. */
  readonly file: Uint8Array<ArrayBuffer>;
  /** Text that it wrote to its standard outputs. */
  readonly output: string;
}

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The program ended with code ${code}.`);
    this.code = code;
  }
}

/**
 * Runs a WASI command that reads its arguments and writes one file, all of it in memory: it sees no disk, clock or network.
 * Blocks until it ends.
 * @throws Error when the program ends with another code than 0, with what it printed.
 */
export function runWasi(module: WebAssembly.Module, args: readonly string[]): WasiRun {
  const argv = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const written: Uint8Array[] = [];
  const printed: Uint8Array[] = [];
  let memory = new WebAssembly.Memory({ initial: 0 });
  const view = () => new DataView(memory.buffer);
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);

  const imports = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, argv.length, true);
      view().setUint32(size, concat(argv).length, true);
      return success;
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer;
      for (const [i, arg] of argv.entries()) {
        view().setUint32(pointers + i * 4, at, true);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      }
      return success;
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, 0n, true);
      return success;
    },
    fd_close: () => success,
    fd_fdstat_get(descriptor: number, stat: number) {
      bytes(stat, 24).fill(0);
      const filetype = descriptor === folder ? directory : descriptor === file ? regularFile : characterDevice;
      view().setUint8(stat, filetype);
      bytes(stat + 8, 16).fill(0xff);
      return success;
    },
    fd_fdstat_set_flags: () => success,
    fd_prestat_get(descriptor: number, prestat: number) {
      if (descriptor !== folder) return badDescriptor;
      view().setUint32(prestat, 0, true);
      view().setUint32(prestat + 4, 1, true);
      return success;
    },
    fd_prestat_dir_name(_descriptor: number, path: number) {
      bytes(path, 1).fill('/'.charCodeAt(0));
      return success;
    },
    fd_read: () => badDescriptor,
    fd_seek: () => notSupported,
    fd_write(descriptor: number, vectors: number, count: number, size: number) {
      const parts = Array.from({ length: count }, (_, i) => {
        const at = vectors + i * 8;
        return bytes(view().getUint32(at, true), view().getUint32(at + 4, true)).slice();
      });
      (descriptor === file ? written : printed).push(...parts);
      view().setUint32(size, concat(parts).length, true);
      return success;
    },
    path_open(...operands: readonly (number | bigint)[]) {
      view().setUint32(Number(operands.at(-1)), file, true);
      return success;
    },
    proc_exit(code: number) {
      throw new Exit(code);
    },
  };

  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
  const { _start: start } = exports;
  if (!(exports.memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new Error('This module is no WASI command: it exports no memory or no _start.');
  }
  memory = exports.memory;
  const output = () => new TextDecoder().decode(concat(printed));
  try {
    start();
  } catch (cause) {
    const isDone = cause instanceof Exit && cause.code === 0;
    if (!isDone) throw new Error(`${args[0] ?? 'The program'} failed: ${output().trim() || String(cause)}`, { cause });
  }
  return { file: concat(written), output: output() };
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
