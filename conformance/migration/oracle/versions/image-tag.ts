/**
 * The tag of an image.
 *
 * Follows: interface document, "Versioning"
 */
import type { Defect } from '../../../core/check/defect.ts';

/**
 * The version in the tag of an image's reference: a tag that begins with a digit, or with `v` and a digit. undefined for other
 * tags, such as `latest`, which name no version, and for a reference by digest alone or without a tag.
 */
export function versionTag(reference: string): string | undefined {
  const [name = ''] = reference.split('@');
  // A colon before a slash is that of a port: localhost:5000/image.
  const tag = /:([^:/]+)$/.exec(name)?.[1];
  return tag !== undefined && /^v?\d/.test(tag) ? tag : undefined;
}

/** A version that is not three numbers, `-v` and a migration version. */
export function imageTagDefect(tag: string): Defect<'form'> | false {
  const expected = 'X.Y.Z-v<migration version>, such as 0.0.1-v0';
  return (
    !/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?-v\d[\w.]*$/.test(tag) && {
      reason: 'form',
      expected,
      actual: tag,
      at: '--image',
    }
  );
}
