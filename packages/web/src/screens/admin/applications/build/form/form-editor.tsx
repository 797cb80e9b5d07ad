import type { ApplicationFile } from '@shorui/engine/model';
import { proposePdfFields } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import type { PdfFile } from '../../../../../kits/pdf/pdf-file.ts';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../messages/locale.ts';
import { EmptyState, Notice, Skeleton } from '../../../../../ui/surfaces.tsx';
import { useApplication, useBuilder } from '../builder-context.ts';
import type { StoredFiles } from '../stored-files.ts';
import { spotsOf } from './document/form-spots.ts';
import { placementsOf } from './document/placements.ts';
import { FormProvider, type FormParts } from './form-context.ts';
import { FormDesk } from './form-desk.tsx';
import { unitOf } from './geometry/units.ts';
import { useFormFile } from './use-form-file.ts';
import './form.css';
import './panel/panel.css';
import './side/side.css';
import './stage/stage.css';

/** Places fields on the pages of a PDF form. */
export function FormEditor({ fileId }: { readonly fileId: number }) {
  const text = useText(builderFormsText);
  const { files } = useApplication();
  const file = files.find(({ id, type }) => id === fileId && type === 'pdf');
  if (file === undefined) return <EmptyState title={text.gone} />;
  return <OpenedForm key={file.path} file={file} />;
}

function OpenedForm({ file }: { readonly file: ApplicationFile }) {
  const text = useText(builderFormsText);
  const { id } = useBuilder();
  const opened = useFormFile(id, file.id);
  if (opened.kind === 'failed') {
    return (
      <Notice kind="danger">
        <p>{text.unreadable}</p>
      </Notice>
    );
  }
  if (opened.kind === 'loading') return <Skeleton rows={12} label={text.loading} />;
  return <Form file={file} pdf={opened.pdf} bytes={opened.bytes} images={opened.images} />;
}

interface FormProps {
  readonly file: ApplicationFile;
  readonly pdf: PdfFile;
  readonly bytes: Uint8Array;
  readonly images: StoredFiles;
}

function Form({ file, pdf, bytes, images }: FormProps) {
  const { id } = useBuilder();
  const application = useApplication();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [cell, chooseCell] = useState<number>();
  const choose = useCallback((ids: readonly number[]) => {
    setChosen(ids);
    chooseCell(undefined);
  }, []);
  // The places of a form do not change while it is open; without them fields snap to each other alone.
  const proposals = useQuery({
    ...endpointQuery(proposePdfFields, { params: { id, fileId: file.id } }),
    staleTime: Infinity,
  });
  const unit = unitOf(file.form);
  const spots = useMemo(() => spotsOf(proposals.data?.fields ?? [], unit), [proposals.data, unit]);
  const pages = useMemo(
    () => pdf.sizes.map(({ width, height }) => ({ width: width / unit.pt, height: height / unit.pt })),
    [pdf, unit],
  );
  const placements = useMemo(() => placementsOf(application, file, unit), [application, file, unit]);
  // What was chosen may be gone: undone, or deleted by somebody else.
  const present = useMemo(
    () => chosen.filter((each) => placements.some((one) => one.id === each)),
    [chosen, placements],
  );
  const parts: FormParts = {
    file,
    pdf,
    bytes,
    images,
    unit,
    pages,
    page,
    setPage,
    placements,
    spots,
    chosen: present,
    choose,
    cell,
    chooseCell,
    isFrozen: application.frozen === true,
  };
  return (
    <FormProvider value={parts}>
      <FormDesk />
    </FormProvider>
  );
}
