/** Loads the 명조 of passages and items. Text stands in the system's until it is there, and stays so when it never comes. */
export function loadPassageFont(): void {
  import('../../styles/passage-font.css').catch(() => {});
}
