import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether this network address is the machine itself. */
export const isLoopback = (address: string): boolean => {
  const ipv4 = address.replace(/^::ffff:/i, '');
  if (isIPv4(ipv4)) return ipv4.startsWith('127.');
  return isIPv6(address) && (address === '::1' || address === '0:0:0:0:0:0:0:1');
};

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether somebody at this machine calls, and not a proxy for somebody else. The Host must be loopback too, so that no web page can
 * reach it through a name of its own that leads to 127.0.0.1.
 */
export const isLocalCall = (request: FastifyRequest): boolean => {
  if (!isLoopback(request.socket.remoteAddress ?? '')) return false;
  if (forwarding.some((name) => request.headers[name] !== undefined)) return false;
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
};
