/** Every fault and every variant, judged by all checks of its kind. */
import { faultsAreCaught, variantsPass } from '../../front/self-test/altered.test-tool.ts';

await faultsAreCaught('feed-client');
await variantsPass('feed-client');
