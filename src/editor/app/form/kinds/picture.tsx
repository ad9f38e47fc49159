/** Renders a picture with the fields that describe the picture. */
import { Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { TakenPicture } from "../../../contract/protocol.ts";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { GroupParts } from "../group-parts.tsx";
import { FieldHelp, FieldLabel, FieldProblems } from "../field-frame.tsx";
import { isFields } from "../../../../shared/values.ts";
import { useTools, useDescription, useProblems, useRead } from "../use-field.ts";
import { useReplace } from "../reveal-field.ts";
import { FolderPictures, useFolder } from "../picture/folder-pictures.tsx";
import { UploadStatus } from "../../upload/upload-status.tsx";
import { Thumbnail } from "../picture/thumbnail.tsx";
import { useFileChooser, useFileDrop } from "../../upload/file-input.tsx";
import { useFormerDescription, orientationProblem, srcOf, FROM_FILE, withPicture } from "../picture/picture-fields.ts";
import { useUpload } from "../../upload/use-upload.ts";
import { group, summariesOf } from "./group.tsx";

function PictureControl({ name, label, schema, path, required, bare = false }: ControlProps) {
  const { change, store } = useTools();
  const { id, describedBy } = useDescription(name, schema);
  const replace = useReplace(path);
  const [note, setNote] = useState("");
  const src = useRead(path, srcOf);
  const former = useFormerDescription(path);
  const isPresent = useRead(path, (value) => value !== undefined);
  const choosePicture = (chosen: TakenPicture | undefined, ignoredCount = 0) => {
    if (!chosen) return;
    setNote(orientationProblem(schema, chosen) ?? (ignoredCount > 0 ? messages.pictures.oneOnly : ""));
    const current = store.get(path);
    change(path, withPicture(isFields(current) ? current : {}, schema, chosen));
    former.onReplace(current, chosen.src);
  };
  const [fileCount, setFileCount] = useState(1);
  const upload = useUpload(([first]) => choosePicture(first, fileCount - 1));
  const uploadFirst = (files: readonly File[]) => {
    setFileCount(files.length);
    upload.add(files.slice(0, 1));
  };
  const folder = useFolder();
  const chooseFromFolder = (chosen: TakenPicture) => {
    choosePicture(chosen);
    // The control gets the focus, because the pressed button has disappeared.
    document.getElementById(id)?.focus();
  };
  const chooser = useFileChooser(uploadFirst, false);
  const drop = useFileDrop((files) => {
    // If several files are dropped on a picture in a list, the list handles the files.
    if (bare && files.length > 1) return false;
    uploadFirst(files);
    return true;
  });
  const srcName = `${name}.src`;
  const isInvalid = useProblems(srcName).length > 0;
  const orientationName = `${name}.orientation`;
  const showsOrientation = useProblems(orientationName).length > 0;
  const restingHint = src && !bare ? messages.pictures.changePicture : "";
  const hint = upload.pending.length > 0 ? messages.pictures.storingIt : restingHint;

  return (
    <chakra.fieldset data-field={bare ? undefined : name} minWidth="0" {...drop.handlers}>
      {!bare && (
        <chakra.legend>
          <FieldLabel label={label} required={required} isHeading={path.length === 1} />
        </chakra.legend>
      )}
      {!bare && <FieldHelp id={id} text={schema.description} />}
      {!bare && <FieldProblems name={name} id={id} />}
      <Flex gap="4" direction={{ base: "column", md: "row" }} align={{ md: "start" }} marginTop={bare ? "0" : "3"}>
        <Flex
          direction={{ md: "column" }}
          align={{ base: "center", md: "stretch" }}
          gap="1.5"
          width={{ md: "28" }}
          flexShrink="0"
          data-field={srcName}
        >
          <Thumbnail
            id={id}
            label={bare ? src || messages.pictures.picture : label}
            src={src}
            isOver={drop.isOver}
            hint={hint}
            isInvalid={isInvalid}
            describedBy={describedBy}
            onPress={chooser.open}
          />
          {chooser.input}
          <Button size="2xs" variant="ghost" aria-expanded={folder.isOpen} onClick={folder.toggle}>
            {messages.pictures.fromFolder}
          </Button>
          {isPresent && !required && !bare && (
            <Button
              size="2xs"
              variant="ghost"
              aria-label={messages.form.removeNamed(label)}
              onClick={() => replace(undefined)}
            >
              {messages.form.remove}
            </Button>
          )}
        </Flex>
        <Flex direction="column" gap="4" flex="1" minWidth="0">
          <FolderPictures folder={folder} label={label} onChoose={chooseFromFolder} />
          {isPresent ? (
            <GroupParts {...{ schema, path }} except={showsOrientation ? ONLY_SRC : FROM_FILE} />
          ) : (
            <chakra.p fontSize="sm" color="fg.muted">
              {messages.pictures.choose}
            </chakra.p>
          )}
        </Flex>
      </Flex>
      <UploadStatus {...{ upload, note }} reminder={former.reminder} />
      <FieldProblems name={srcName} id={`${id}-archivo`} />
    </chakra.fieldset>
  );
}

const ONLY_SRC = ["src"];

export const picture: FieldKind = {
  ...group,
  Control: PictureControl,
  summary(schema, value, kindOf) {
    const { src: _, ...properties } = schema.properties ?? {};
    const first = summariesOf({ properties }, value, kindOf).find(({ title }) => title !== "");
    return { title: first?.title ?? "", picture: srcOf(value) };
  },
  valueFromPicture: (schema, chosen) => withPicture(group.initialValue(schema), schema, chosen),
};
