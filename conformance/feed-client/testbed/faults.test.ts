/** One fault for each check, judged by the checks that it names. */
import { checkIdOf } from '../../core/check/reason.ts';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';

await everyCheckCatchesOne('feed-client', undefined, { looks: (_name, keys) => keys.map(checkIdOf) });
