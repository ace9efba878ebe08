import { check } from '../../../core/check/check.ts';
import { imageTagDefect, versionTag } from '../../oracle/versions/image-tag.ts';
import { containerRun } from '../../premises/chains/container-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tag = check<MigrationTarget>()({
  // MIG-VS-009 (must): The tag of the image has the form `X.Y.Z-v<migration_version>`. [interface, "Versioning"]
  proves: 'MIG-VS-009',
  needs: ['image'],
  reasons: { form: 'the version in the tag of the image is not three numbers, `-v` and a migration version' },
  run: async (tool, t) => {
    const version = versionTag(tool.image.reference);
    if (version === undefined) return t.notApplicable(`the tag of ${tool.image.reference} names no version`);
    const { run } = await t.use(containerRun);
    t.judge(imageTagDefect(version), run);
  },
});
