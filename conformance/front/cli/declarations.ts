import type { Choices } from '../../core/choice.ts';

/** The options without which an altered reference does not show what it does. */
export function declarationsOf(
  altered: { readonly needs: { readonly declare?: Choices } } | undefined,
): readonly string[] {
  const declared = Object.entries(altered?.needs.declare ?? {});
  return declared.length === 0 ? [] : [`--declare ${declared.map((one) => one.join('=')).join(' ')}`];
}
