/**
 * Three placeholder rows while a list loads; `label` is announced, such as "Loading candidates...", and null if the
 * page announces it.
 */
export function SkeletonRows({ label = "Loading..." }: { label?: string | null | undefined }) {
  return (
    <div role={label === null ? undefined : "status"}>
      {label !== null && <span className="vh">{label}</span>}
      {[1, 2, 3].map((row) => (
        <div className="skelrow" key={row} aria-hidden="true">
          <span className="skel skel--round" />
          <span className="skel__lines">
            <span className="skel" />
            <span className="skel" />
          </span>
          <span className="skel skel--button" />
        </div>
      ))}
    </div>
  );
}
