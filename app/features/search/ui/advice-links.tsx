import { Link } from "react-router";

type AdviceLinksProps = {
  advice: ReadonlyArray<{ text: string; to: string }>;
  /** Location state that each link carries to the page. */
  state?: string;
  onFollow?: () => void;
};

/** Links that drop one condition of a search that found nothing, each with the number of results it would show. */
export function AdviceLinks({ advice, state, onFollow }: AdviceLinksProps) {
  return advice.map(({ text, to }) => (
    <p key={to}>
      <Link className="tap" to={to} state={state} preventScrollReset onClick={onFollow}>
        {text}
      </Link>
    </p>
  ));
}
