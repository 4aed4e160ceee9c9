import { Link } from "react-router";

type AdviceLinksProps = {
  advice: ReadonlyArray<{ text: string; to: string }>;
  /** What each link carries to the page. */
  state?: string;
  onFollow?: () => void;
};

/** What to take off a search that found nothing, each with what it would show, as links to it. */
export function AdviceLinks({ advice, state, onFollow }: AdviceLinksProps) {
  return advice.map(({ text, to }) => (
    <p key={to}>
      <Link className="tap" to={to} state={state} preventScrollReset onClick={onFollow}>
        {text}
      </Link>
    </p>
  ));
}
