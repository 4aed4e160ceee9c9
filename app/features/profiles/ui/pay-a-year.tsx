import { useEffect, useRef, useState } from "react";
import { typedPayAYear } from "../labels.ts";
import type { ProfileValues } from "./profile-values.ts";

export const PAY_A_YEAR_ID = "wanted-pay-year";

/** The yearly amount of the pay in the surrounding form, updated while typing. Starts with `values`. */
export function PayAYear({ values }: { values: ProfileValues }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped] = useState({
    pay: values.wantedPay,
    unit: values.wantedPayUnit,
    hours: values.availabilityHours,
  });
  useEffect(() => {
    const form = ref.current?.closest("form");
    function read() {
      if (!form) return;
      const fields = new FormData(form);
      const [pay, unit, hours] = ["wantedPay", "wantedPayUnit", "availabilityHours"].map((name) =>
        String(fields.get(name) ?? ""),
      );
      setTyped({ pay: pay ?? "", unit: unit ?? "", hours: hours ?? "" });
    }
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, []);
  const text = typedPayAYear(typed);
  return (
    <p id={PAY_A_YEAR_ID} ref={ref} hidden={text === null}>
      {text}
    </p>
  );
}
