import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { WaitingTable } from "./waiting-table.tsx";

const NOW = new Date("2026-11-30T10:00:00Z");

describe("WaitingTable", () => {
  function rowWith(due: { on: string; isLate: boolean } | null) {
    const row = {
      applicationId: "a",
      jobId: "j",
      title: "Boiler Mentor",
      candidateId: "c",
      fullName: "Desmond Oakhurst",
      createdAt: new Date("2026-11-13T10:00:00Z"),
      due,
      percent: null,
    };
    return renderToStaticMarkup(
      <MemoryRouter>
        <WaitingTable rows={[row]} now={NOW} />
      </MemoryRouter>,
    );
  }

  it("marks an overdue answer", () => {
    const late = rowWith({ on: "2026-11-27", isLate: true });
    expect(late).toContain("Sent 17 days ago, due Nov 27");
    expect(late).toContain("badge--overdue");
  });

  it("does not mark an answer that is on time or was never promised", () => {
    expect(rowWith({ on: "2026-12-04", isLate: false })).not.toContain("Overdue");
    expect(rowWith(null)).not.toContain("due");
  });
});
