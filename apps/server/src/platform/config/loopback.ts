import { isIPv4, isIPv6 } from 'node:net';

/** Whether this network address is the machine itself. */
export const isLoopback = (address: string): boolean => {
  const ipv4 = address.replace(/^::ffff:/i, '');
  if (isIPv4(ipv4)) return ipv4.startsWith('127.');
  return isIPv6(address) && (address === '::1' || address === '0:0:0:0:0:0:0:1');
};

/** Whether this host of an address leads to the machine itself. An IPv6 host may stand in brackets. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''));
