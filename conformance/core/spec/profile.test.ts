import { describe, expect, test } from 'vitest';
import { choicesOfProfiles, defaultProfiles, profilesOf, rulesetsOf } from './profile.ts';
import { documentOf, findRequirement, requirement, requirementsOf, sourceOf } from './requirement.ts';

describe('profiles', () => {
  test('are fewer where only a prefix is given', () => {
    expect(defaultProfiles('log', false)).toEqual(['interface', 'tlog-tiles']);
    expect(defaultProfiles('log', true)).toEqual(['tlog-tiles']);
  });
  test('choose each ruleset once, and may declare choices', () => {
    expect(rulesetsOf('log', ['tlog-tiles', 'interface', 'tlog-tiles'])).toEqual(['tlog-tiles', 'interface']);
    expect(rulesetsOf('log', [])).toEqual([]);
    expect(choicesOfProfiles('log', ['interface', 'tlog-tiles'])).toEqual({});
    expect(choicesOfProfiles('log', Object.keys(profilesOf('log')))).toEqual({
      'entry-format': 'data-tiles',
      'rpc-reads': 'elsewhere',
    });
  });
});

describe('requirements', () => {
  test('are found by their id, and not by names that every object inherits', () => {
    expect(requirement('LOG-CP-001')).toMatchObject({ id: 'LOG-CP-001', suite: 'log', level: 'must' });
    expect(findRequirement('LOG-CP-001')).toBe(requirement('LOG-CP-001'));
    for (const id of ['LOG-XX-999', 'toString', '__proto__', '']) expect(findRequirement(id)).toBeUndefined();
  });
  test('of a suite begin with its prefix, and name a source of that suite', () => {
    const logRequirements = requirementsOf('log');
    expect(logRequirements.every((requirement) => requirement.suite === 'log')).toBe(true);
    expect(sourceOf(requirement('LOG-IF-001'))).toEqual({
      text: 'Transparency Log Service Interface, Endpoints',
      url: '',
    });
  });
  test('differ between versions of a document that has them, since a tag of it or later', () => {
    const changed = requirementsOf('log').filter((one) => one.changed !== undefined);
    expect(changed.map(({ id }) => id)).toContain('LOG-TL-012');
    for (const one of changed)
      for (const { since, text, link } of one.changed!) {
        expect([...documentOf(one).tags!, 'later']).toContain(since);
        expect([text, link]).toEqual([
          expect.stringMatching(/\.$/),
          expect.stringMatching(/^https:\/\/github\.com\/C2SP\//),
        ]);
      }
  });
});
