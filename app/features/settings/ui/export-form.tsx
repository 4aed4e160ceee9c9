import Download from "lucide-react/icons/download";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Asks for everything stored about the person, as one download. A plain form: the answer is a file. */
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
