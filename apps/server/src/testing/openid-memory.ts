import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where the OpenID provider of a test keeps what it gave out: its own keeping warns that it is for quick starts. */
export const createOpenIdMemory = (): ((model: string) => Adapter) => {
  const rows = new Map<string, AdapterPayload>();

  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const findBy = async (name: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> =>
      [...rows].find(([key, row]) => key.startsWith(keyOf('')) && row[name] === value)?.[1];
    return {
      upsert: async (id, row) => void rows.set(keyOf(id), row),
      find: async (id) => rows.get(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) rows.set(keyOf(id), { ...row, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void rows.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
};
