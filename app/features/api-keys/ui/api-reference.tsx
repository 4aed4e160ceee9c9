import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import { counted } from "#app/words.ts";
import type { OperationText, Reference, ValueText } from "../reference.ts";
import "./api-reference.css";

/** The id of a topic or an object in the page. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

type Samples = Readonly<Record<string, string>>;

/** The operations of the API by topic. `samples` are values for the parts of an address, for links to try it. */
export function ApiOperations({ topics, samples }: Pick<Reference, "topics"> & { samples: Samples }) {
  return topics.map(({ title, operations }) => (
    <ArticleSection key={title} part={{ id: anchorOf(title), title }}>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} samples={samples} />
      ))}
    </ArticleSection>
  ));
}

function Operation({ operation, samples }: { operation: OperationText; samples: Samples }) {
  const { id, method, path, summary, description, scope, parameters, body, responses, curl } = operation;
  return (
    <Folded
      id={id}
      title={summary}
      before={
        <p>
          <code>{`${method} ${path}`}</code>
        </p>
      }
      summary="Details"
    >
      {description && <p>{description}</p>}
      {scope && (
        <p className="soft">
          <span>Needs a key with the scope </span>
          <code>{scope}</code>
        </p>
      )}
      {parameters.length > 0 && (
        <FactsTable
          caption="Parameters"
          columns={["Name", "In", "Value"]}
          rows={parameters.map((one) => [one.name, one.place, <Value key={one.name} value={one} />])}
        />
      )}
      {body && <p>{`Takes: ${body}`}</p>}
      <pre>
        <code>{curl}</code>
      </pre>
      <TryIt operation={operation} samples={samples} />
      <FactsTable
        caption="Responses"
        columns={["Status", "Object", "Meaning"]}
        rows={responses.map(({ status, object, text }) => [
          status,
          object === null ? (
            "None"
          ) : (
            <a key={status} href={`#${objectId(object)}`}>
              {object}
            </a>
          ),
          text,
        ])}
      />
    </Folded>
  );
}

type FoldedProps = { id: string; title: string; before?: ReactNode; summary: string; children: ReactNode };

/** A part whose details are folded. Its id is on what is folded, so that a link to it and a search in the page open it. */
function Folded({ id, title, before, summary, children }: FoldedProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="stack stack--s2">
      <h3 id={`${id}-title`}>{title}</h3>
      {before}
      <details>
        <summary>
          <span>{summary}</span>
          <span className="vh">{` of ${title}`}</span>
        </summary>
        <div id={id} className="folded stack stack--s4">
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens what the address names, where the browser has not done so: after a link within the site, and in older ones. */
export function useOpenTarget() {
  const { hash, key } = useLocation();
  // The same link again opens it again: each visit has a key of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const folded = hash === "" ? null : document.getElementById(hash.slice(1))?.closest("details");
    if (!folded) return;
    folded.open = true;
    folded.parentElement?.scrollIntoView({ block: "start" });
  }, [hash, key]);
}

function Value({ value: { type, text } }: { value: ValueText }) {
  return (
    <span>
      <span>{type}</span>
      {text && <span className="soft">{` ${text}`}</span>}
    </span>
  );
}

/** A plain form, or a link where the address has a part: the response opens as it is. */
function TryIt({ operation: { id, method, path, scope, parameters }, samples }: Parameters<typeof Operation>[0]) {
  if (method !== "GET" || scope !== null) return null;
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => samples[name] ?? whole);
  const address = `/api/v1${filled}`;
  if (filled !== path || filled.includes("{")) {
    return filled.includes("{") ? null : (
      <p className="noprint">
        <a href={address}>{`Try it: GET ${address}`}</a>
      </p>
    );
  }
  const asked = parameters.filter(({ place, type, choices }) => place === "query" && (type === "string" || choices));
  const fields = asked.filter(({ name }) => name !== "cursor");
  return (
    <form className="noprint stack stack--s3" action={address} method="get" aria-label={`Try ${path}`}>
      {fields.map(({ name, choices }) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          {choices ? (
            <select className="select" id={`${id}-${name}`} name={name} autoComplete="off">
              <option value="">Any</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : (
            <input className="input" type="text" id={`${id}-${name}`} name={name} autoComplete="off" />
          )}
        </div>
      ))}
      <div>
        <button className="btn" type="submit">
          Try it
        </button>
      </div>
    </form>
  );
}

/** The objects that the API takes and gives. */
export function ApiObjects({ objects }: Pick<Reference, "objects">) {
  return objects.map(({ name, values }) => (
    <Folded key={name} id={objectId(name)} title={name} summary={counted(values.length, "value")}>
      <FactsTable
        caption={name}
        columns={["Name", "Always there", "Value"]}
        rows={values.map((value) => [
          value.name,
          value.isRequired ? "Yes" : "No",
          <Value key={value.name} value={value} />,
        ])}
      />
    </Folded>
  ));
}

function objectId(name: string): string {
  return anchorOf(`object ${name}`);
}
