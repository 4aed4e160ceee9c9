/** Three rows that hold the place of a list while it loads; `label` is what is spoken, e.g. "Loading candidates...". */
export function SkeletonRows({ label = "Loading..." }: { label?: string | undefined }) {
  return (
    <div role="status">
      <span className="vh">{label}</span>
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
