import { describe, expect, it } from 'vitest';
import { socketAddress } from './socket-address.ts';

describe('the address of a socket', () => {
  it('is secure where the page is, with its query in an address’s own writing', () => {
    expect(socketAddress('https://sayso.example', '/interview/ws', { token: 'a+b', id: '7' })).toBe(
      'wss://sayso.example/interview/ws?token=a%2Bb&id=7',
    );
    expect(socketAddress('http://127.0.0.1:3000', '/interview/ws', { token: 'a', id: null })).toBe(
      'ws://127.0.0.1:3000/interview/ws?token=a',
    );
  });
});
