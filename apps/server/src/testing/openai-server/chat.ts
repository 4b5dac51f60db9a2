import type { ServerResponse } from 'node:http';
import { type ChatRequest, parseJson, readMessages, text } from './protocol.ts';

export function readChat(bytes: Uint8Array): ChatRequest {
  const body = parseJson(bytes);
  return { model: text(body, 'model'), messages: readMessages(body), stream: body.stream === true, body };
}

/** Answers a chat, whole or as server-sent events of a word each; `cut` breaks the connection after the first half. */
export function sendChat(response: ServerResponse, request: ChatRequest, content: string, cut: boolean): void {
  const base = { id: 'chatcmpl-local', created: 0, model: request.model };
  if (!request.stream) {
    const message = { role: 'assistant', content };
    const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }];
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    const body = JSON.stringify({ ...base, object: 'chat.completion', choices, usage });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.write(cut ? body.slice(0, body.length / 2) : body, () => (cut ? response.destroy() : response.end()));
    return;
  }
  const event = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    return `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices })}\n\n`;
  };
  const words = content.match(/\S+\s*|\s+/g) ?? [];
  const sent = cut ? words.slice(0, Math.ceil(words.length / 2)) : words;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content: '' }, null));
  for (const word of sent) response.write(event({ content: word }, null));
  if (cut) response.write('', () => response.destroy());
  else response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
}
