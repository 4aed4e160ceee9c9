import type { LoaderFunctionArgs } from "react-router";
import { requireDevTools } from "#app/http/guards.server.ts";
import { AnswerParts } from "#app/ui/gallery/answers.tsx";
import { BasicParts } from "#app/ui/gallery/basics.tsx";
import { FieldParts } from "#app/ui/gallery/fields.tsx";
import { ListParts } from "#app/ui/gallery/lists.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import "#app/ui/area.css";
import "#app/ui/styles/pages/parts.css";

export function meta() {
  return [{ title: "Parts" }, { name: "robots", content: "noindex" }];
}

export function loader({ context }: LoaderFunctionArgs) {
  requireDevTools({ context });
  return null;
}

/** Every component in every state, in development only. */
export default function Parts() {
  return (
    <>
      <PageHeader isPublic title="Parts" text="Every part in every state. If it isn't here, it doesn't exist yet." />
      <div className="wrap parts">
        <BasicParts />
        <FieldParts />
        <ListParts />
        <AnswerParts />
      </div>
    </>
  );
}
