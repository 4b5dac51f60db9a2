import { describe, expect, it } from 'vitest';
import { createLoaded } from './loaded.ts';

describe('something that is asked for', () => {
  it('is on its way, then here', async () => {
    const seen: string[] = [];
    const loaded = createLoaded(async () => 7);
    loaded.subscribe(() => seen.push(loaded.getSnapshot().status));
    await loaded.load();
    expect(loaded.getSnapshot()).toEqual({ status: 'loaded', value: 7 });
    expect(seen).toEqual(['loading', 'loaded']);
  });

  it('that failed can be asked for again', async () => {
    let isUp = false;
    const loaded = createLoaded(async () => {
      if (!isUp) throw new Error('The server is down.');
      return 'here';
    });
    await loaded.load();
    expect(loaded.getSnapshot()).toEqual({ status: 'failed' });
    isUp = true;
    await loaded.load();
    expect(loaded.getSnapshot()).toEqual({ status: 'loaded', value: 'here' });
  });

  it('asked for twice is what the latest answer says, whichever comes first', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const loaded = createLoaded(() => answers[asked++]?.promise ?? Promise.reject(new Error('Asked too often.')));
    const loads = [loaded.load(), loaded.load()];
    answers[1]?.resolve('new');
    answers[0]?.resolve('old');
    await Promise.all(loads);
    expect(loaded.getSnapshot()).toEqual({ status: 'loaded', value: 'new' });
  });

  it('changes no more after the page was left', async () => {
    const answer = Promise.withResolvers<string>();
    const loaded = createLoaded(() => answer.promise);
    const load = loaded.load();
    loaded.dispose();
    answer.resolve('late');
    await load;
    expect(loaded.getSnapshot()).toEqual({ status: 'loading' });
  });
});
