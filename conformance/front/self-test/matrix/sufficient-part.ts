/**
 * A part of the items that suffices, and from which no item can be left out (QuickXplain, Junker, AAAI 2004). All items
 * together suffice, and more items suffice where fewer do. Empty where no item is needed.
 */
export async function sufficientPart<T>(
  items: readonly T[],
  suffices: (part: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  const within = async (beside: readonly T[], changed: boolean, all: readonly T[]): Promise<readonly T[]> => {
    if (changed && (await suffices(beside))) return [];
    if (all.length <= 1) return all;
    const [first, second] = [all.slice(0, all.length / 2), all.slice(all.length / 2)];
    const ofSecond = await within([...beside, ...first], first.length > 0, second);
    const ofFirst = await within([...beside, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  };
  return within([], true, items);
}
