import { claimRecipe, readText } from '../statements/claim-recipes.ts';

/** Every option, true or false, that is read from a text; one a line. */
export function optionsOf(text: string): string {
  const { trues, falses } = claimRecipe(readText(text), '');
  return [...trues, ...falses].map((option) => option.text).join('\n');
}
