/** What of a watermark may differ. */
export interface WatermarkLook {
  /** In front of the text where it is above 0. */
  readonly zIndex?: number;
  /** Type of its shape: plain text unless stated. */
  readonly type?: string;
  /** More of its style. */
  readonly style?: string;
}

/** A paragraph with a watermark of 400 by 100 pt in the middle of the page, half clear. */
export const watermark = (text: string, { zIndex = -2, type = '136', style = '' }: WatermarkLook = {}): string =>
  `<w:p><w:r><w:pict><v:shape type="#_x0000_t${type}" style="position:absolute;width:400pt;height:100pt${style};z-index:${zIndex};mso-position-horizontal:center;mso-position-horizontal-relative:page;mso-position-vertical:center;mso-position-vertical-relative:page" fillcolor="#c00000" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;ＭＳ ゴシック&quot;;font-size:1pt" string="${text}"/></v:shape></w:pict></w:r></w:p>`;
