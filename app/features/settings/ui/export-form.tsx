import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Requests a person's data as a download. A plain form, because the response is a file. */
export function ExportForm() {
  return (
    <form method="post" action={href("/settings/export")}>
      <Button type="submit">
        <Download className="i" />
        Export my data
      </Button>
    </form>
  );
}
