import { once } from 'node:events';
import { connect } from 'node:net';
import type { ProviderAddress } from '../../platform/config/provider-addresses.ts';

/** How long the start waits for an answer, ms. */
const timeoutMs = 1500;

const whyUnreachable = async ({ host, port }: ProviderAddress): Promise<string | null> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal });
    return null;
  } catch (error) {
    if (signal.aborted) return `no answer within ${timeoutMs / 1000} s`;
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    // What comes after the time is over is of no interest, and must not be an error without a listener.
    socket.on('error', () => undefined).destroy();
  }
};

/**
 * Opens a connection to every address, all at once, for a second and a half at most, and sends nothing: calls cost money.
 * @returns a line for each that did not answer, which names the variable.
 */
export const findUnreachable = async (addresses: readonly ProviderAddress[]): Promise<readonly string[]> => {
  const lines = await Promise.all(
    addresses.map(async (address) => {
      const why = await whyUnreachable(address);
      const at = `${address.host}:${address.port}`;
      return why === null
        ? []
        : [`Nothing answers at ${at} (${why}): check ${address.variable}, or run npm run doctor.`];
    }),
  );
  return lines.flat();
};
