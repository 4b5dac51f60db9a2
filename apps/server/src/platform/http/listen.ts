import type { Config } from '../config/config.ts';
import type { App } from '../ports.ts';

const everywhere = new Set(['0.0.0.0', '::']);

/** The address for people: where the server is reached, not the interface it listens on. */
const findAddress = ({ publicUrl, host }: Config, port: number): string => {
  if (publicUrl !== null) return publicUrl;
  const name = everywhere.has(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const whyNot = (error: unknown, { host, port }: Config): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, or end the program that uses it.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is ${host}, which is no address of this machine.`;
  return null;
};

/** The server could not start. The message is one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Starts to listen.
 * @returns the address to show to people.
 * @throws StartError when the port or the host cannot be used.
 */
export const listen = async (app: App, config: Config): Promise<string> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const why = whyNot(error, config);
    throw why === null ? error : new StartError(why, { cause: error });
  }
  const address = app.server.address();
  return findAddress(config, typeof address === 'object' && address ? address.port : config.port);
};
