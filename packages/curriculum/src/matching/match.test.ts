import { describe, expect, it } from 'vitest';
import { createRecogniser } from './match.ts';

const drinks = createRecogniser([
  { id: 'tea', heard: ['a tea please', 'can I have tea', 'I want drink tea', 'tea with milk'], key: ['tea'] },
  { id: 'coffee', heard: ['a coffee please', 'black coffee', 'I take coffee', 'can I get a coffee'], key: ['coffee'] },
  { id: 'nothing', heard: ['nothing thank you', "I don't want anything", 'no thanks'], key: [] },
  { id: 'tables', heard: ['is this table free', 'can I sit here', 'where can I sit'], key: ['table|sit'] },
]);
const meant = (said: string) => {
  const found = drinks.recognise(said);
  return found.type === 'match' ? found.best.id : found.type;
};

describe('the recogniser of intents', () => {
  it.each([
    ['I would like a cup of tea, please.', 'tea'],
    ['Could I get a black coffee?', 'coffee'],
    ['no thank you, nothing', 'nothing'],
    ['may I sit down here?', 'tables'],
  ])('knows what was meant in words that no author wrote: %s', (said, id) => {
    expect(meant(said)).toBe(id);
  });

  it.each([
    ['can I get a cofee', 'coffee'],
    ['a koffee please', 'coffee'],
    ['is dis tabel free', 'tables'],
  ])('survives a wrong letter and a sound that was heard wrongly: %s', (said, id) => {
    expect(meant(said)).toBe(id);
  });

  it('claims nothing of what does not belong here', () => {
    expect(meant('My grandmother lives in a small village.')).toBe('none');
    expect(meant('')).toBe('none');
    expect(meant('???')).toBe('none');
  });

  it('hears that something is not wanted', () => {
    expect(drinks.rank("I don't want tea")[0]?.id === 'tea' && meant("I don't want tea") === 'tea').toBe(false);
  });

  it('ranks every candidate, from 0 to 1', () => {
    const ranked = drinks.rank('a tea please');
    expect(ranked[0]).toMatchObject({ id: 'tea' });
    expect(ranked).toHaveLength(4);
    for (const { confidence } of ranked) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('says that two are close where both were named', () => {
    const two = createRecogniser([
      { id: 'tea', heard: ['tea please', 'a cup of tea'], key: [] },
      { id: 'coffee', heard: ['coffee please', 'a cup of coffee'], key: [] },
    ]);
    expect(two.recognise('tea or coffee please').type).toBe('close');
  });
});
