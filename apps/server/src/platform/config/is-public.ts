import { isLocalHost } from './loopback.ts';

/** Whether PUBLIC_URL is an https address for everyone, and not one of this machine. */
export const isPublic = (publicUrl: string | null): publicUrl is string => {
  if (publicUrl === null) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && !isLocalHost(hostname);
};
