import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { presentResources } from '../../premises/http/present-resources.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const crossOrigin = check<LogTarget>()({
  // LOG-HT-012 (should): Readers in browsers from other origins are answered as declared. [rfc9110, "3.3"]
  proves: 'LOG-HT-012',
  reasons: {
    'not-as-declared': 'requests from other origins are not answered as the choice cross-origin declares',
    changed: 'some resources may be read from other origins and others may not',
  },
  run: async (log, t) => {
    const origin = 'https://reader.touchstone.example';
    await t.each(await t.use(presentResources), async ({ path, resource }) => {
      const answer = await log.read(resource, { headers: [['Origin', origin]] });
      const allowed = ['*', origin].includes(headerValue(answer, 'access-control-allow-origin') ?? '');
      const defect = t.chose('cross-origin', allowed ? 'allowed' : 'none');
      t.judge(defect && { ...defect, at: path }, answer);
    });
  },
});
