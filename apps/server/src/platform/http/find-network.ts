import { isIPv6 } from 'node:net';

const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/**
 * Whom a network address stands for when calls are counted: an IPv4 address is one caller, and so is a whole IPv6 /64, in which one
 * caller has as many addresses as it likes.
 */
export const findNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const start = groups(head);
  const end = tail === undefined ? [] : groups(tail);
  const all = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
