export type AvatarProps = { name: string | null | undefined; photoUrl?: string | null | undefined; isLarge?: boolean };

/** A photo, else the first letter of the name, else "?". Decorative, because the name is beside it. */
export function Avatar({ name, photoUrl, isLarge }: AvatarProps) {
  const classes = isLarge ? "avatar avatar--l" : "avatar";
  if (photoUrl) return <img className={classes} src={photoUrl} alt="" width={80} height={80} loading="lazy" />;
  const [letter] = (name ?? "").trim();
  return (
    <span className={classes} aria-hidden="true">
      {letter?.toUpperCase() ?? "?"}
    </span>
  );
}
