import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Audio } from '../../engines/ports.ts';
import { readChat, sendChat } from './chat.ts';
import {
  type ChatRequest,
  type Fault,
  ProtocolError,
  parseJson,
  type SeenRequest,
  type SpeechRequest,
  type TranscriptionRequest,
} from './protocol.ts';
import { createOwnEngines, readForm, readSpeech, readTranscription } from './sound.ts';

export interface OpenAiServerOptions {
  /** The assistant's answer; without it there is no chat model here (404). */
  readonly chat?: (request: ChatRequest) => string | Promise<string>;
  /** Makes the speech. @default the embedded voice */
  readonly speak?: (request: SpeechRequest) => Promise<Audio>;
  /** Makes the transcript. @default the embedded recogniser */
  readonly transcribe?: (request: TranscriptionRequest) => Promise<string>;
  /** Looked at with each request, so that a test may put faults in and take them out. */
  readonly faults?: { chat?: Fault; speak?: Fault; transcribe?: Fault };
  /** The key that each request must have. @default any key, or none */
  readonly apiKey?: string;
}

export interface OpenAiServer {
  /** The base URL of a client, with `/v1`. */
  readonly url: string;
  /** The received requests, oldest first. */
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

/** A real server on a free local port that speaks the OpenAI protocol for chat, speech and transcription. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const { chat, faults = {}, apiKey } = options;
  const own = createOwnEngines();
  const speak = options.speak ?? own.speak;
  const transcribe = options.transcribe ?? own.transcribe;
  const requests: SeenRequest[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const { authorization } = request.headers;
    const bytes = await readBody(request);
    const see = (body: SeenRequest['body']) => requests.push({ path, authorization, body });
    if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) {
      throw new ProtocolError(401, `Incorrect API key provided: ${authorization?.replace('Bearer ', '')}.`);
    }
    if (request.method === 'POST' && path === '/v1/chat/completions' && chat) {
      see(parseJson(bytes));
      if (spoil(response, faults.chat)) return;
      const asked = readChat(bytes);
      sendChat(response, asked, await chat(asked), faults.chat === 'cut');
    } else if (request.method === 'POST' && path === '/v1/audio/speech') {
      see(parseJson(bytes));
      if (spoil(response, faults.speak)) return;
      const audio = await speak(readSpeech(bytes));
      send(response, audio.mediaType, audio.bytes, faults.speak === 'cut');
    } else if (request.method === 'POST' && path === '/v1/audio/transcriptions') {
      const form = await readForm(bytes, request.headers);
      see(Object.fromEntries([...form].map(([name, value]) => [name, describe(value)])));
      if (spoil(response, faults.transcribe)) return;
      const body = JSON.stringify({ text: await transcribe(readTranscription(form)) });
      send(response, 'application/json', new TextEncoder().encode(body), faults.transcribe === 'cut');
    } else {
      throw new ProtocolError(404, `Unknown request URL: ${request.method} ${path}.`);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof ProtocolError ? error.status : 500;
      sendError(response, status, error instanceof Error ? error.message : String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await own.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const describe = (value: string | File) => (value instanceof File ? { name: value.name, size: value.size } : value);

function send(response: ServerResponse, type: string, bytes: Uint8Array, cut: boolean): void {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength });
  if (cut) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  else response.end(bytes);
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
}

/** Does what the fault says; false when the request is to be answered (for `cut`, in part). */
function spoil(response: ServerResponse, fault: Fault | undefined): boolean {
  if (fault === undefined || fault === 'cut') return false;
  if (fault === 'malformed') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sign in to the network</title>');
  } else if (fault !== 'hang') {
    sendError(response, fault.status, fault.message ?? 'A fault was asked for.');
  }
  return true;
}
