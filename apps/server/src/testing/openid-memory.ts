import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The storage of the OpenID provider of a test, because the provider's own one prints a warning. */
export const createOpenIdMemory = (): ((model: string) => Adapter) => {
  const rows = new Map<string, AdapterPayload>();

  return (model) => {
    const createKey = (id: string): string => `${model}:${id}`;
    const findBy = async (name: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> =>
      [...rows].find(([key, row]) => key.startsWith(createKey('')) && row[name] === value)?.[1];
    return {
      upsert: async (id, row) => void rows.set(createKey(id), row),
      find: async (id) => rows.get(createKey(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const row = rows.get(createKey(id));
        if (row) rows.set(createKey(id), { ...row, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void rows.delete(createKey(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
};
