import { useState } from "react";
import { AccessibilityPanel } from "#app/ui/accessibility-panel.tsx";
import { Button } from "../button.tsx";
import { Dialog, DialogPage } from "../dialog.tsx";
import { Notice } from "../notice.tsx";
import { SavedBar } from "../saved-bar.tsx";
import { StatusText } from "../status-text.tsx";
import { showToast } from "../toaster.tsx";
import { Example } from "./example.tsx";

/** Notices, toasts, dialogs, the states of saving, and the accessibility panel. */
export function AnswerParts() {
  return (
    <>
      <Example id="g-notice" title="Notices and toasts">
        <div className="cols cols--even">
          <div className="stack stack--s3">
            <Notice>A plain note.</Notice>
            <Notice tone="info">Your application is now being reviewed!</Notice>
            <Notice tone="good" title="Message Sent">
              Thank you for your message. We'll respond shortly.
            </Notice>
            <Notice tone="warn">This job closes in 3 days.</Notice>
            <Notice tone="bad">We could not send your message. Please try again.</Notice>
          </div>
          <div className="row row--top">
            <Button
              onClick={() =>
                showToast({
                  kind: "success",
                  title: "Application Submitted",
                  text: `Your application has been successfully submitted. ${new Date().toISOString().slice(17, 23)}`,
                })
              }
            >
              Success
            </Button>
            <Button
              onClick={() =>
                showToast({
                  kind: "info",
                  title: "Application Updated",
                  text: "You have been selected for an interview!",
                })
              }
            >
              Info
            </Button>
            <Button
              onClick={() =>
                showToast({ kind: "error", title: "Failed to send message", text: "Your text is still here." })
              }
            >
              Error
            </Button>
          </div>
        </div>
      </Example>
      <Example id="g-dialog" title="Dialog and display settings">
        <div className="cols cols--even">
          <DialogExample />
          <DialogPage title="Withdraw this application?" foot={<Button variant="danger">Withdraw</Button>}>
            <p>The employer will be told. You can apply again while the job is open.</p>
          </DialogPage>
          <div className="a11y__static">
            <h3>Accessibility</h3>
            <AccessibilityPanel idPrefix="gallery" />
          </div>
        </div>
      </Example>
      <Example id="g-save" title="Save states">
        <div className="stack stack--s5">
          <SavedBar button={<Button variant="primary">Save profile</Button>}>Ready.</SavedBar>
          <SavedBar
            button={
              <Button variant="primary" busy="Saving...">
                Save profile
              </Button>
            }
          />
          <SavedBar
            button={
              <Button variant="primary" disabled>
                Save profile
              </Button>
            }
          >
            Save waits until your resume is uploaded.
          </SavedBar>
          <SavedBar button={<Button variant="primary">Save profile</Button>}>
            <StatusText>Profile updated successfully</StatusText>
          </SavedBar>
          <SavedBar button={<Button variant="primary">Save profile</Button>}>
            <StatusText tone="bad">Failed to update profile. Your text is still here; try again.</StatusText>
          </SavedBar>
        </div>
      </Example>
    </>
  );
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Application Details"
        foot={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        <div className="stack">
          {["Head and foot stay.", "Only the body scrolls.", "Escape closes.", "Focus returns."].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
