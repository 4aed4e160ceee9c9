import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { MEGABYTE } from "#app/domain/limits.ts";
import { showToast } from "#app/ui/toaster.tsx";
import { UPLOAD_FAILED } from "../uploads/labels.ts";
import { UPLOAD_LIMITS, type UploadKind } from "../uploads/rules.ts";

/** A running upload, in bytes sent and in total. */
export type UploadProgress = { fileName: string; sent: number; total: number };

type Answer = { isStored: boolean; title: string; text?: string | undefined };

function tooLargeText(kind: UploadKind): string {
  const what = kind === "resume" ? "file" : "picture";
  return `This ${what} is larger than ${UPLOAD_LIMITS[kind] / MEGABYTE} MB. Please choose a smaller one.`;
}

/** Sends one file and reports its progress, then reloads the page's data. Leaving the page, or Cancel, aborts it. */
export function useUpload(kind: UploadKind, action: string) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [refused, setRefused] = useState<{ fileName: string; error: readonly string[] } | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => request.current?.abort(), []);

  function refuse({ name }: File, why: string) {
    setRefused({ fileName: name, error: [`${name} wasn't saved. ${why}`] });
  }

  function finish(file: File, answer: Answer) {
    setProgress(null);
    if (!answer.isStored) return refuse(file, [answer.title, answer.text].filter(Boolean).join(" "));
    showToast({ kind: "success", title: answer.title });
    void revalidate();
  }

  return {
    progress,
    /** The last refused file and the reason; null once another is accepted. */
    refused,
    cancel() {
      request.current?.abort();
      setProgress(null);
    },
    send(file: File) {
      setRefused(null);
      if (file.size > UPLOAD_LIMITS[kind]) return refuse(file, tooLargeText(kind));
      const form = new FormData();
      form.set(kind, file);
      const xhr = new XMLHttpRequest();
      request.current = xhr;
      xhr.open("POST", action);
      xhr.setRequestHeader("Accept", "application/json");
      xhr.responseType = "json";
      xhr.upload.onprogress = ({ loaded, total }) => setProgress({ fileName: file.name, sent: loaded, total });
      xhr.onload = () => finish(file, answerOf(xhr.response));
      xhr.onerror = () => finish(file, { isStored: false, ...UPLOAD_FAILED });
      setProgress({ fileName: file.name, sent: 0, total: file.size });
      xhr.send(form);
    },
  };
}

function answerOf(response: unknown): Answer {
  const failed = { isStored: false, ...UPLOAD_FAILED };
  if (typeof response !== "object" || response === null || !("isStored" in response) || !("title" in response))
    return failed;
  const text = "text" in response && typeof response.text === "string" ? response.text : undefined;
  return { isStored: response.isStored === true, title: String(response.title), text };
}
