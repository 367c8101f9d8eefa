/** Loads the 명조 of passages and items. Text stands in the system's until it is there, and stays so when it never comes. */
export async function loadPassageFont(): Promise<void> {
  await import('../../styles/passage-font.css').catch(() => {});
}
