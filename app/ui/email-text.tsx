/** An email address that breaks after its @ where it doesn't fit on one line. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf("@") + 1;
  return (
    <span>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </span>
  );
}
