import { expect } from 'chai';
import {
  Canvas,
  CanvasPen,
  PenRecording,
  replay,
  type DrawingContext,
  type Pen,
} from '../../../../packages/engine/src/pdf/draw/index.ts';

/** Every operation of a pen but that of packed text. */
function draw(pen: Pen): void {
  pen.save();
  pen.multiply('M');
  pen.transform([2, 0, 0, 2, 5, 7]);
  pen.picture('P1');
  pen.restore();
  pen.fillColor('#c2351a');
  pen.strokeColor(undefined);
  pen.lineWidth(0.8);
  pen.save();
  pen.dash([2, 1]);
  pen.roundCaps();
  pen.moveTo(1, 2);
  pen.lineTo(3, 4);
  pen.curveTo(1, 2, 3, 4, 5, 6);
  pen.closePath();
  pen.stroke();
  pen.rectangle(0, 0, 10, 10);
  pen.clip();
  pen.restore();
  pen.ellipse(5, 5, 4, 3);
  pen.fill();
  pen.rectangle(0, 0, 6, 6);
  pen.rectangle(1, 1, 2, 2);
  pen.fillEvenOdd();
  pen.beginText();
  pen.font('F1', 10.5);
  pen.widen(0.7);
  pen.outlineText(true);
  pen.textMatrix([1, 0, 0, 1, 20, 30], 2);
  pen.showCodes([1, 2], [0, -100]);
  pen.nextLine(0, -12);
  pen.showCodes([3], [0]);
  pen.endText();
}

describe('a recording of a pen', () => {
  it('draws the same as the pen would, as often as it is replayed', () => {
    const direct = new Canvas();
    draw(direct);
    const recording = new PenRecording();
    draw(recording);
    for (const time of [1, 2]) {
      const later = new Canvas();
      replay(recording.calls, later);
      expect(Buffer.from(later.toBytes()).toString('latin1'), `time ${time}`).to.equal(
        Buffer.from(direct.toBytes()).toString('latin1'),
      );
    }
  });

  it('reaches a canvas: the even-odd rule of barcodes, and what a seal multiplies', () => {
    const seen: string[] = [];
    const context = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...given: readonly unknown[]) =>
            seen.push(`${String(name)} ${given.join(' ')}`.trim()),
        set: (_, name, value) => seen.push(`${String(name)} = ${String(value)}`) > 0,
      },
    ) as unknown as DrawingContext;
    const pen = new CanvasPen(context, {
      matrix: [1, 0, 0, -1, 0, 100],
      font: () => ({ unitsPerEm: 1000, widthOf: () => 1000, pathOf: () => undefined }),
      picture: () => undefined,
    });
    const recording = new PenRecording();
    draw(recording);
    replay(recording.calls, pen);
    expect(seen).to.include('globalCompositeOperation = multiply').and.include('fill evenodd');
    const counted = (name: string): number => seen.filter((each) => each === name).length;
    expect(counted('save')).to.equal(counted('restore'));
  });
});
