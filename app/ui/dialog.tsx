import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { noteOpenDialog } from "./open-dialogs.ts";

export type DialogProps = {
  isOpen: boolean;
  /** Called for the close button, Escape, and a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the foot; it stays visible while the body scrolls, except on narrow screens. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The platform's modal dialog: Escape closes it, focus stays inside and returns afterwards. */
export function Dialog({ isOpen, onClose, title, foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
    return isOpen ? noteOpenDialog(dialog) : undefined;
  }, [isOpen]);
  return (
    <dialog
      className="dialog"
      ref={ref}
      aria-labelledby={isOpen ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (isOpen) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <>
          <DialogHead titleId={titleId} title={title}>
            <button type="button" className="btn btn--icon btn--quiet" aria-label="Close" onClick={onClose}>
              <X className="i" />
            </button>
          </DialogHead>
          <div className="dialog__body">{children}</div>
          {foot && <div className="dialog__foot">{foot}</div>}
        </>
      )}
    </dialog>
  );
}

/** The same content as a part of the page, for addresses that open a dialog without JavaScript. */
export function DialogPage({ title, foot, close, children }: DialogPageProps) {
  const titleId = useId();
  return (
    <section className="dialog--static" aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={title}>
        {close}
      </DialogHead>
      <div className="dialog__body">{children}</div>
      {foot && <div className="dialog__foot">{foot}</div>}
    </section>
  );
}

export type DialogPageProps = Pick<DialogProps, "title" | "foot" | "children"> & {
  /** A link back, instead of the close button. */
  close?: ReactNode;
};

function DialogHead({ titleId, title, children }: { titleId: string; title: ReactNode; children: ReactNode }) {
  return (
    <div className="dialog__head">
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  );
}
