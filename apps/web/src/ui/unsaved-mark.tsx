/** 저장되지 않음 beside the title of a screen; below it on phones, where its coming and going must move nothing. */
export function UnsavedMark() {
  return (
    <span className="ml-2 align-middle text-sm font-normal text-muted max-md:absolute max-md:top-full max-md:left-0 max-md:ml-0 max-md:text-xs max-md:leading-none max-md:whitespace-nowrap">
      저장되지 않음
    </span>
  );
}
